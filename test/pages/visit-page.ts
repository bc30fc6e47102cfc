/** A page as it comes over the wire, read without a browser. */
export interface Visited {
  status: number
  headers: Record<string, string | undefined>
  html: string
  /** Its meta elements by name or property. */
  meta: Record<string, string | undefined>
  /** The addresses of its links. */
  links: string[]
  /** The page's structured data for search engines. */
  // biome-ignore lint/suspicious/noExplicitAny: schema.org has as many shapes as there are things
  data: any[]
}

export async function visitPage(address: string, language?: string): Promise<Visited> {
  const response = await fetch(address, { headers: language ? { 'accept-language': language } : {} })
  const html = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html,
    meta: Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        unescapeText(content ?? ''),
      ]),
    ),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => unescapeText(href ?? '')),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  }
}

const unescapeText = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
