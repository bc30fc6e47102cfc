import type * as z from 'zod/mini'
import { chatPages } from '#contract/messaging/webchat.ts'
import type { Page as PageRow } from '#contract/platform/page.ts'
import { pathOf } from '#contract/route.ts'
import { inLanguage, publicAddress } from '../addresses.ts'
import { Html, html } from '../markup/html.ts'
import { inlineHash } from '../markup/inline-hash.ts'
import type { Reader } from '../reader.ts'
import { pageScript } from '../scripts/page-script.ts'
import { head, type Preview } from './head.ts'

/** The product's logo: a wire that ends in a contact. */
const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#135e68"/><path d="M9.5 8v10.5a4.5 4.5 0 0 0 4.5 4.5h4.5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/><circle cx="23" cy="23" r="2.5" fill="#eb9768"/></svg>`

/** The style and script of a kind of page, and the hashes with which its policy allows them. */
interface Kind {
  style: string
  script?: string
}

/** A page in the format that serve.ts expects. */
export type Page = z.input<typeof PageRow>

interface Content {
  reader: Reader
  kind: Kind
  status: number
  /** The page's own path, without its language. */
  path?: string
  preview: Preview
  /** Content of the bar at the top, between the back link and the languages. */
  bar?: Html
  /** After the choice of language. */
  tool?: Html | false
  main: Html
  footer?: Html | false
  after?: Html | false
  /** The public id of the vehicle or dealer whose dealership's chat the page offers. */
  chat?: string
}

/** A whole document: without a framework, in one request, readable without its script. */
export function layout(content: Content): Page {
  const { reader, kind, status, path, preview, bar, tool, main, footer, after, chat } = content
  const { t, language } = reader
  const other = language === 'en' ? 'es' : 'en'
  const body = html`<!doctype html>
<html lang="${language}"><head>${head(reader, preview, path)}<style>${new Html(kind.style)}</style><script>${new Html(pageScript)}</script></head>
<body><a class="skip" href="#main">${t.skip}</a>
<header class="bar"><div class="wrap">${bar ?? html`<span class="whose"></span>`}${path !== undefined && html`<a class="language" href="${inLanguage(path, other)}" hreflang="${other}" lang="${other}"><span class="wide">${t.other_language}</span><span class="narrow" aria-hidden="true">${other.toUpperCase()}</span></a>`}${tool}</div></header>
<main id="main" class="wrap" tabindex="-1">${main}</main>
<footer class="foot"><div class="wrap">${footer}<a class="made" href="${publicAddress(reader, '/')}">${t.made_with} ${mark} Lotwire</a></div></footer>${after}${kind.script && html`<script>${new Html(kind.script)}</script>`}${chat && html`<script src="${pathOf(chatPages.script, { file: `${chat}.js` })}" async></script>`}</body></html>`
  const scripts = kind.script ? [pageScript, kind.script] : [pageScript]
  return {
    ...{
      status,
      language,
      body: body.text,
      styles: [hashOf(kind.style)],
      scripts: [...scripts.map(hashOf), ...(chat ? [publicAddress(reader, '/w/')] : [])],
    },
    ...(chat && { has_chat: true as const }),
  }
}

const hashes = new Map<string, string>()

/** These texts are the same for every page of a kind, so each is hashed once. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? inlineHash(text)
  hashes.set(text, known)
  return known
}
