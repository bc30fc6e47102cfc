const grouped = (n: number, separator: string) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, separator)

/** Whole US dollars as the specification writes them: `12.995 USD`. */
export const priceText = (dollars: number) => `${grouped(dollars, '.')} USD`

/** As Americans write it, in both languages: `45,000`. */
export const countText = (n: number) => grouped(n, ',')

/** What a car costs, or undefined where that is to be asked for. */
export const knownPrice = (price: number | null) => (price !== null && price >= 1 ? price : undefined)
