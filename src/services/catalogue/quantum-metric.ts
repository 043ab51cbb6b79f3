import type { Service } from '../service'

export const quantumMetric: Service = {
  name: 'quantum-metric',
  title: 'Quantum Metric',
  category: 'measurement',
  purpose: 'Records visits and shows where visitors have trouble.',
  company: { name: 'Quantum Metric, Inc.', country: 'US' },
  privacyUrl: 'https://www.quantummetric.com/legal/privacy-policy',
  hosts: ['quantummetric.com'],
  stores: [
    { name: 'QuantumMetricUserID', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'QuantumMetricSessionID', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    {
      name: 'QuantumMetric*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the recording.',
      duration: 'persistent',
    },
  ],
}
