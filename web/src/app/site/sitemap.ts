import { Language } from '#contract/language.ts'
import { addressIn } from './site-address.ts'

/** These pages in every language, each with its translations. */
export function sitemap(paths: readonly string[]): string {
  const alternates = (path: string) =>
    Language.options.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressIn(each, path)}"/>`)
  const urls = paths.flatMap((path) =>
    Language.options.map(
      (language) => `<url><loc>${addressIn(language, path)}</loc>${alternates(path).join('')}</url>`,
    ),
  )
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`
}
