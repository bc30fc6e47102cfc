/** US dollars as they are written in the United States, in both languages: `$12,995`, with cents where there are some. */
export function priceText(dollars: number): string {
  const cents = Math.round(dollars * 100)
  const rest = cents % 100
  return `$${countText((cents - rest) / 100)}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/** As Americans write it, in both languages: `45,000`. */
export const countText = (n: number) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',')

/** A vehicle's price; undefined if customers must ask for it. */
export const knownPrice = (price: number | null) => (price !== null && price >= 1 ? price : undefined)
