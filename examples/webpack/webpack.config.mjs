import ConsentElementsPlugin from 'consent-elements/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'

export default {
  entry: './src/counted.js',
  output: { path: `${import.meta.dirname}/site`, filename: '[name].[contenthash].js', clean: true },
  plugins: [
    new HtmlWebpackPlugin({ template: 'src/index.html' }),
    new ConsentElementsPlugin({ options: { mode: 'offline', categories: 'all' } }),
  ],
}
