/**
 * Twilio's client opens `wss://` whatever the gateway is. The local cloud serves plain `http://`, so for its host, and
 * only for it, the socket is opened without TLS.
 */
export function allowPlainSocketsTo(endpoint: string) {
  const { protocol, host } = new URL(endpoint)
  if (protocol !== 'http:' || mapped.has(host)) return
  mapped.add(host)
  const Secure = globalThis.WebSocket
  globalThis.WebSocket = class extends Secure {
    constructor(address: string | URL, protocols?: string | string[]) {
      const url = new URL(address)
      if (url.host === host) url.protocol = 'ws:'
      super(url, protocols)
    }
  }
}

const mapped = new Set<string>()
