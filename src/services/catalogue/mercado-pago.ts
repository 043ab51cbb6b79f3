import type { Service } from '../service'

export const mercadoPago: Service = {
  name: 'mercado-pago',
  title: 'Mercado Pago',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'MercadoLibre S.R.L.', country: 'AR' },
  privacyUrl: 'https://www.mercadopago.com.ar/privacidad',
  hosts: ['sdk.mercadopago.com', 'api.mercadopago.com', 'http2.mlstatic.com'],
  stores: [],
}
