/**
 * The headers by which a request proves that it came through our own CloudFront and says whose it is. CloudFront cannot
 * add a header that begins with X-Edge-, and gives CloudFront-Viewer-Address only together with the Host header, which
 * API Gateway refuses: so a function at the edge writes the address under this name, over whatever the browser sent.
 */
export const edge = {
  /** Holds EDGE_SECRET. */
  secretHeader: 'x-lotwire-edge',
  /** The viewer's IP address, v4 or v6, without a port. Believed only beside the secret. */
  addressHeader: 'x-viewer-address',
} as const
