const PAGE = /(https?:\/\/[^\s/]+)\/vehicle\/([0-9A-HJKMNP-TV-Z]{26})(?![\w/-])/g
const MOST = 3

/** The ids of the first few vehicles whose pages on this site a text links to. */
export const vehiclesLinked = (text: string): string[] =>
  [...new Set([...text.matchAll(PAGE)].flatMap(([, site, id]) => (id && site === location.origin ? [id] : [])))].slice(
    0,
    MOST,
  )
