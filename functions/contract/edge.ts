/**
 * The headers that prove that a request came through our own CloudFront, and carry its client's address. CloudFront
 * cannot add a header that begins with X-Edge-, and provides CloudFront-Viewer-Address only together with the Host
 * header, which API Gateway refuses: so an edge function writes the address under this name, replacing whatever the
 * browser sent.
 */
export const edge = {
  /** Holds EDGE_SECRET. */
  secretHeader: 'x-lotwire-edge',
  /** The viewer's IP address, v4 or v6, without a port. Trusted only together with the secret. */
  addressHeader: 'x-viewer-address',
} as const
