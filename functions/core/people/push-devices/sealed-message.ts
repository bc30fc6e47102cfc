import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { PushDeviceItem } from './entity.ts'

/** One record holds it all; vendors take no more. */
const RECORD_BYTES = 4096
/** Marks the last record of a message. */
const LAST_RECORD = Buffer.from([2])

/** Fresh for each message: 16 bytes of salt and the 32 bytes of a private key. */
interface Once {
  salt: Buffer
  privateKey: Buffer
}

/** A message that only this browser can read: `aes128gcm` (RFC 8188) with the keys of Web Push (RFC 8291). */
export function sealedMessage(
  { p256dh, auth }: Pick<PushDeviceItem, 'p256dh' | 'auth'>,
  text: string,
  { salt, privateKey }: Once,
): Buffer {
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const ownPublic = own.getPublicKey()
  const theirPublic = Buffer.from(p256dh, 'base64url')

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ownPublic])
  const shared = derive(own.computeSecret(theirPublic), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final(), cipher.getAuthTag()]

  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, ...sealed])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
