const PAGE = /(https?:\/\/[^\s/]+)\/vehicle\/([0-9A-HJKMNP-TV-Z]{26})(?![\w/-])/g
const MOST = 3

/** The ids of the first few vehicles whose pages on this site a text links to. */
export const vehiclesLinked = (text: string): string[] =>
  [...new Set([...text.matchAll(PAGE)].flatMap(([, site, id]) => (id && site === location.origin ? [id] : [])))].slice(
    0,
    MOST,
  )

/** Of a text that the picker wrote, "2021 Ford Escape – $12,995 – https://…": the vehicle, and its price in words. */
export function readSentVehicle(text: string): { id: string; price: string } | undefined {
  const [id, ...others] = vehiclesLinked(text)
  const price = text.match(/^[^\n]+ [–-] ([^\n]+?) [–-] https?:\S+$/)?.[1]
  return id && price && others.length === 0 ? { id, price } : undefined
}
