/** US dollars in United States format, in both languages: `$12,995`, with cents if there are any. */
export function priceText(dollars: number): string {
  const cents = Math.round(dollars * 100)
  const rest = cents % 100
  return `$${countText((cents - rest) / 100)}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/** A number in United States format, in both languages: `45,000`. */
export const countText = (n: number) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',')
