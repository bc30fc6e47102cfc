import { edge } from '../../functions/contract/edge.ts'

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
} as const
