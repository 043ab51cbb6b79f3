import * as React from 'react'
import * as ReactDOM from 'react-dom/client'

Object.assign(window, { React, ReactDOM })
