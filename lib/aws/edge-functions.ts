import { edge } from '#contract/edge.ts'

/** The source of CloudFront functions, which run at the edge in a JavaScript of their own and import nothing. */
export const edgeFunctions = {
  /** An address of the single-page application is its index page; a file has a dot in its name. */
  pages: `function handler(event) {
  var request = event.request
  if (request.uri.lastIndexOf('.') < request.uri.lastIndexOf('/')) request.uri = '/index.html'
  return request
}`,
  /** Says to the API who calls, over whatever the browser sent under that name. */
  viewer: `function handler(event) {
  event.request.headers['${edge.addressHeader}'] = { value: event.viewer.ip }
  return event.request
}`,
  /**
   * For a rendered page: its address without a slash at its end, as the API's routes have it, and of what a browser says
   * of languages only which of ours it wants most, as a page is kept once for each.
   */
  language: `function handler(event) {
  event.request.uri = event.request.uri.replace(/\\/+$/, '')
  var headers = event.request.headers
  var wanted = headers['accept-language'] ? headers['accept-language'].value.toLowerCase().split(',') : []
  var best = { language: 'en', weight: 0 }
  for (var i = 0; i < wanted.length; i++) {
    var found = /^\\s*(en|es)\\b[^;]*(?:;\\s*q=([\\d.]+))?/.exec(wanted[i])
    var weight = found ? Number(found[2] || 1) : 0
    if (weight > best.weight) best = { language: found[1], weight: weight }
  }
  headers['accept-language'] = { value: best.language }
  return event.request
}`,
} as const
