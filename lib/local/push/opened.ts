import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's keys; the first two it gives away. */
export interface BrowserKeys {
  p256dh: string
  auth: string
  privateKey: Buffer
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url'), privateKey: pair.getPrivateKey() }
}

/** The text of a message that was encrypted for a browser (RFC 8291), in one record. */
export function opened({ p256dh, auth, privateKey }: BrowserKeys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)

  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), senderKey])
  const shared = hkdfSync('sha256', pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32)
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes))

  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends in 2, and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
