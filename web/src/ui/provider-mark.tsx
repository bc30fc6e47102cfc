/** The marks of Google and Microsoft, in the colors that both ask for, and a key for a company's own. */
const PATHS = {
  google: [
    ['#4285F4', 'M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.1h6.6a5.7 5.7 0 0 1-2.4 3.7v3h3.9c2.3-2.1 3.4-5.2 3.4-8.6z'],
    ['#34A853', 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24z'],
    ['#FBBC05', 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z'],
    ['#EA4335', 'M12 4.8c1.8 0 3.4.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8z'],
  ],
  microsoft: [
    ['#F25022', 'M1 1h10.5v10.5H1z'],
    ['#7FBA00', 'M12.5 1H23v10.5H12.5z'],
    ['#00A4EF', 'M1 12.5h10.5V23H1z'],
    ['#FFB900', 'M12.5 12.5H23V23H12.5z'],
  ],
  own: [
    [
      'currentColor',
      'M15.5 2a6.5 6.5 0 0 0-6.2 8.5L2 17.8V22h4.2v-2.6h2.6v-2.6h2.6l1.7-1.7A6.5 6.5 0 1 0 15.5 2zm2 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
    ],
  ],
} as const

export const ProviderMark = ({ provider }: { provider: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    {PATHS[provider].map(([color, path]) => (
      <path key={color} fill={color} d={path} />
    ))}
  </svg>
)
