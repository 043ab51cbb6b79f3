import type { Service } from '../service'

export const esriArcgis: Service = {
  name: 'esri-arcgis',
  title: 'ArcGIS',
  category: 'experience',
  purpose: 'Shows interactive ArcGIS maps on the page.',
  company: { name: 'Environmental Systems Research Institute, Inc.', country: 'US' },
  privacyUrl: 'https://www.esri.com/en-us/privacy/overview',
  hosts: ['arcgis.com', 'arcgisonline.com'],
  stores: [
    { name: 'esri_auth', purpose: 'Keeps a sign-in to ArcGIS.', domain: 'arcgis.com', duration: 'P14D' },
    { name: 'esri_aopc', purpose: 'Remembers the organization of the visitor.', domain: 'arcgis.com', duration: 'P1Y' },
  ],
}
