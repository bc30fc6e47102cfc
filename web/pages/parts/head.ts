import type { Language } from '#contract/language.ts'
import { inLanguage, publicAddress } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import { safeJson } from '../markup/safe-json.ts'
import type { Picture } from '../pictures.ts'
import type { Reader } from '../reader.ts'

/** A page's preview in messengers and search engines. */
export interface Preview {
  title: string
  description: string
  siteName: string
  picture?: Picture
  /** Hidden from search engines: sold, withdrawn, or nonexistent. */
  isHidden?: boolean
  /** Paths of the sitemap that lists this page, and of the previous and next pages. */
  sitemap?: string
  previous?: string
  next?: string
  /** The page's subjects, for search engines (schema.org). */
  schemas?: readonly object[]
}

const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_US' }
/** Messengers drop pictures larger than about 300 kB; this width stays well below. */
const PREVIEW_WIDTH = 800

/** Everything in a page's head except its style and script. */
export const head = (reader: Reader, preview: Preview, path: string | undefined): Html => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${preview.title}</title>
<meta name="description" content="${preview.description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#141e21" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preview.isHidden || path === undefined ? html`<meta name="robots" content="noindex">` : findable(reader, preview, path)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${preview.siteName}">
<meta property="og:title" content="${preview.title}">
<meta property="og:description" content="${preview.description}">
${reader.language === 'en' ? locales('en', 'es') : locales('es', 'en')}
<meta name="twitter:card" content="${preview.picture ? 'summary_large_image' : 'summary'}">
${preview.picture && pictureTags(preview.picture, preview.title)}
`

/** The Spanish page has its own URL, so that it is indexed too. */
function findable(reader: Reader, { sitemap, previous, next, schemas = [] }: Preview, path: string): Html {
  const { language, hasChosen } = reader
  const english = publicAddress(reader, path)
  const spanish = inLanguage(english, 'es')
  const canonical = language === 'es' && hasChosen ? spanish : english
  return html`<link rel="canonical" href="${canonical}">
<meta property="og:url" content="${canonical}">
<link rel="alternate" hreflang="en" href="${english}">
<link rel="alternate" hreflang="es" href="${spanish}">
<link rel="alternate" hreflang="x-default" href="${english}">
${sitemap && html`<link rel="sitemap" type="application/xml" href="${publicAddress(reader, sitemap)}">`}
${previous && html`<link rel="prev" href="${publicAddress(reader, previous)}">`}
${next && html`<link rel="next" href="${publicAddress(reader, next)}">`}
${schemas.map((each) => html`<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...each })}</script>`)}`
}

const locales = (own: Language, other: Language) =>
  html`<meta property="og:locale" content="${LOCALES[own]}"><meta property="og:locale:alternate" content="${LOCALES[other]}">`

function pictureTags({ at, isSized }: Picture, alt: string): Html {
  const address = at(PREVIEW_WIDTH)
  return html`<meta property="og:image" content="${address}">
${isSized && html`<meta property="og:image:width" content="${PREVIEW_WIDTH}"><meta property="og:image:height" content="${(PREVIEW_WIDTH * 3) / 4}">`}
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:image" content="${address}">`
}
