/** Each color's name in a feed, and the color it is drawn in. */
export const paints = {
  white: { name: 'Pearl White', hex: '#eceff2' },
  silver: { name: 'Silver', hex: '#b9c0c7' },
  gray: { name: 'Gray', hex: '#6d757e' },
  black: { name: 'Black', hex: '#24282d' },
  red: { name: 'Red', hex: '#b3202c' },
  blue: { name: 'Blue', hex: '#1f5fae' },
  navy: { name: 'Midnight Blue Metallic', hex: '#22345c' },
  green: { name: 'Forest Green', hex: '#2f5d4a' },
  bronze: { name: 'Bronze', hex: '#8a6242' },
  sand: { name: 'Sand', hex: '#cbb796' },
} as const

export type Paint = keyof typeof paints
