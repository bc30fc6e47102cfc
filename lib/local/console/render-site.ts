const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)

interface Site {
  /** The product's address, which has the script. */
  url: string
  /** The dealership's chat; the demo's where the address names none. */
  key: string | undefined
  /** What the page is about, as dealers' sites write it into their titles. */
  vehicle: string | null
  /** The page's. */
  language: string
}

/** A page of a dealer's own site, which carries the script of its chat. */
export const renderSite = ({ url, key = '', vehicle, language }: Site): string => `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(vehicle ? `${vehicle} · Mariposa Motors` : 'Mariposa Motors')}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; font: 17px/1.6 Georgia, serif }
header, main { max-width: 860px; margin: 0 auto; padding: 24px }
h1 { font-size: 34px; line-height: 1.2 }
</style></head>
<body><header><strong>Mariposa Motors</strong></header>
<main><h1>${escaped(vehicle ?? 'Used cars in San Francisco')}</h1>
<p>This is the dealer’s own site, as its web agency made it. One line of it is ours: the script of the chat.</p>
<p>Open daily from 9 to 8. 1200 Mariposa Way, San Francisco.</p></main>
${key && `<script src="${escaped(`${url}/w/${encodeURIComponent(key)}.js`)}" async></script>`}
</body></html>`
