import { edge } from '#contract/edge.ts'
import { languageCookie, renderedPaths, workspaceFile } from '#contract/site.ts'

/** The supported language that the browser prefers, according to Accept-Language; English by default. */
const wantedLanguage = `function wantedLanguage(headers) {
  var wanted = headers['accept-language'] ? headers['accept-language'].value.toLowerCase().split(',') : []
  var best = { language: 'en', weight: 0 }
  for (var i = 0; i < wanted.length; i++) {
    var found = /^\\s*(en|es)\\b[^;]*(?:;\\s*q=([\\d.]+))?/.exec(wanted[i])
    var weight = found ? Number(found[2] || 1) : 0
    if (weight > best.weight) best = { language: found[1], weight: weight }
  }
  return best.language
}`

/** The source of CloudFront functions, which run at the edge in a JavaScript of their own and import nothing. */
export const edgeFunctions = {
  /**
   * The file for an address: a rendered page's in the language named by the address, chosen by the visitor, or
   * preferred by the browser; the workspace's for all others. A file has a dot in its name.
   */
  pages: `var RENDERED = ${JSON.stringify(renderedPaths)}
${wantedLanguage}
function handler(event) {
  var request = event.request
  var uri = request.uri
  if (uri.lastIndexOf('.') > uri.lastIndexOf('/')) return request
  var named = /^\\/(en|es)(?=\\/|$)/.exec(uri)
  var path = (named ? uri.slice(3) : uri).replace(/\\/+$/, '') || '/'
  var chosen = request.cookies['${languageCookie}']
  var isKnown = chosen && /^(en|es)$/.test(chosen.value)
  var language = named ? named[1] : isKnown ? chosen.value : wantedLanguage(request.headers)
  var isRendered = RENDERED.indexOf(path) >= 0
  request.uri = isRendered ? '/' + language + (path === '/' ? '/index' : path) + '.html' : '${workspaceFile}'
  return request
}`,
  /** Tells the API the caller's address, replacing whatever the browser sent in that header. */
  viewer: `function handler(event) {
  event.request.headers['${edge.addressHeader}'] = { value: event.viewer.ip }
  return event.request
}`,
  /**
   * For a page that a function renders: strips the trailing slash, to match the API's routes, and reduces
   * Accept-Language to the preferred supported language, because the cache keeps one copy of a page per language.
   */
  language: `${wantedLanguage}
function handler(event) {
  event.request.uri = event.request.uri.replace(/\\/+$/, '')
  event.request.headers['accept-language'] = { value: wantedLanguage(event.request.headers) }
  return event.request
}`,
} as const
