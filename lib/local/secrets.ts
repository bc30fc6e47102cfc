import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { AwsError, answerAwsJson } from './aws-json.ts'
import { startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile } from './json-file.ts'

/** KMS's maximum number of bytes to encrypt or to sign (KMS API reference, Encrypt and GenerateMac). */
const MAX_BYTES = 4096
const MAC_ALGORITHM = 'HMAC_SHA_256'

type Key = { id: string; material: string }
type Context = Record<string, string>
type EncryptInput = { KeyId: string; Plaintext: string; EncryptionContext?: Context }
type DecryptInput = { KeyId?: string; CiphertextBlob: string; EncryptionContext?: Context }
type MacInput = { KeyId: string; Message: string; MacAlgorithm: string; Mac?: string }

/**
 * The twin of KMS. As on AWS a key has one use: `keyId` encrypts, `macKeyId` signs; the other call returns
 * InvalidKeyUsageException. The keys are kept in the data folder and outlive restarts.
 */
export async function startSecrets({ dir, port = 0 }: { dir: string; port?: number }) {
  const keys = readOrCreateJsonFile(join(dir, 'kms-keys.json'), () => ({ encrypt: newKey(), mac: newKey() }))

  function requireKey(keyId: string, wanted: Key): void {
    const id = keyId.split('/').at(-1)
    if (id === wanted.id) return
    if (id !== keys.encrypt.id && id !== keys.mac.id)
      throw new AwsError('NotFoundException', `Key '${arn(keyId)}' does not exist`)
    throw new AwsError('InvalidKeyUsageException', `${arn(keyId)} key usage does not allow this operation.`)
  }

  const operations = {
    Encrypt({ KeyId, Plaintext, EncryptionContext }: EncryptInput) {
      requireKey(KeyId, keys.encrypt)
      const blob = seal(keys.encrypt, bytes('plaintext', Plaintext), EncryptionContext)
      return { CiphertextBlob: blob, KeyId: arn(keys.encrypt.id), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    },
    Decrypt({ KeyId, CiphertextBlob, EncryptionContext }: DecryptInput) {
      if (KeyId) requireKey(KeyId, keys.encrypt)
      const plain = open(keys.encrypt, Buffer.from(CiphertextBlob, 'base64'), EncryptionContext)
      return { Plaintext: plain, KeyId: arn(keys.encrypt.id), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    },
    GenerateMac({ KeyId, Message, MacAlgorithm }: MacInput) {
      requireKey(KeyId, keys.mac)
      return { Mac: mac(keys.mac, Message, MacAlgorithm), MacAlgorithm, KeyId: arn(keys.mac.id) }
    },
    VerifyMac({ KeyId, Message, MacAlgorithm, Mac = '' }: MacInput) {
      requireKey(KeyId, keys.mac)
      const expected = mac(keys.mac, Message, MacAlgorithm)
      const given = Buffer.from(Mac, 'base64')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new AwsError('KMSInvalidMacException', 'The MAC is not valid for this message and key.')
      }
      return { MacValid: true, MacAlgorithm, KeyId: arn(keys.mac.id) }
    },
  }

  const server = await startHttpServer(port, (request) => answerAwsJson(operations, request))
  return { ...server, keyId: keys.encrypt.id, macKeyId: keys.mac.id }
}

function newKey(): Key {
  return { id: randomUUID(), material: randomBytes(32).toString('base64') }
}

function arn(keyId: string): string {
  return keyId.startsWith('arn:') ? keyId : `arn:aws:kms:us-east-1:000000000000:key/${keyId}`
}

function bytes(name: string, base64: string): Buffer {
  const value = Buffer.from(base64 ?? '', 'base64')
  if (value.length >= 1 && value.length <= MAX_BYTES) return value
  const limit = value.length ? `less than or equal to ${MAX_BYTES}` : 'greater than or equal to 1'
  const rule = `failed to satisfy constraint: Member must have length ${limit}`
  throw new AwsError('ValidationException', `1 validation error detected: Value at '${name}' ${rule}`)
}

/** The order of a context's names does not matter. */
function boundTo(context: Context = {}): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Layout: 12 bytes of nonce, 16 of tag, the rest is the ciphertext. */
function seal(key: Key, plain: Buffer, context?: Context): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key.material, 'base64'), nonce).setAAD(boundTo(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function open(key: Key, blob: Buffer, context?: Context): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key.material, 'base64'), blob.subarray(0, 12), {
      authTagLength: 16,
    })
    decipher.setAAD(boundTo(context)).setAuthTag(blob.subarray(12, 28))
    return Buffer.concat([decipher.update(blob.subarray(28)), decipher.final()])
  } catch {
    throw new AwsError('InvalidCiphertextException', 'The ciphertext or its encryption context is not valid.')
  }
}

function mac(key: Key, message: string, algorithm: string): Buffer {
  if (algorithm !== MAC_ALGORITHM) {
    throw new AwsError('InvalidKeyUsageException', `Algorithm ${algorithm} is incompatible with key spec HMAC_256.`)
  }
  return createHmac('sha256', Buffer.from(key.material, 'base64')).update(bytes('message', message)).digest()
}
