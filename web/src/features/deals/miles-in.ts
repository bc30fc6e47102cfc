/** The miles that somebody writes: "88,000", "88k", "88.5 mil". Null for none. */
export function milesIn(written: string): number | null {
  const [, figure = '', thousands] = /([\d.,]+)\s*(k|mil\b)?/i.exec(written) ?? []
  const miles = thousands ? Number(figure.replace(',', '.')) * 1000 : Number(figure.replace(/\D/g, '') || Number.NaN)
  return Number.isFinite(miles) ? Math.round(miles) : null
}
