import type { KMSClient } from '@aws-sdk/client-kms'
import { variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'

/** A decrypted secret is cached this long, so that a busy function does not call KMS for each message. */
const KEPT_MS = 5 * 60_000
const KEPT_AT_MOST = 1000

const kept = new Map<string, { plain: string; until: number }>()
let client: KMSClient | undefined

/** Encrypts a secret of an organization; the ciphertext (base64) opens only for the same organization and field. */
export async function encryptSecret(org: string, field: string, plain: string): Promise<string> {
  const { EncryptCommand } = await import('@aws-sdk/client-kms')
  const { CiphertextBlob } = await (await openKms()).send(
    new EncryptCommand({
      KeyId: variable('SECRETS_KEY_ID'),
      Plaintext: Buffer.from(plain),
      EncryptionContext: { organization: org, field },
    }),
  )
  return Buffer.from(CiphertextBlob ?? []).toString('base64')
}

/** The secret behind a ciphertext of `encryptSecret` for the same organization and field. */
export async function decryptSecret(org: string, field: string, ciphertext: string): Promise<string> {
  const key = JSON.stringify([org, field, ciphertext])
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.plain

  const plain = await decryptOnce(org, field, ciphertext)
  if (kept.size >= KEPT_AT_MOST) kept.delete(kept.keys().next().value as string)
  kept.delete(key)
  kept.set(key, { plain, until: Date.now() + KEPT_MS })
  return plain
}

/** The same without caching: for a secret that is needed once, like a password. */
export async function decryptOnce(org: string, field: string, ciphertext: string): Promise<string> {
  const { DecryptCommand } = await import('@aws-sdk/client-kms')
  const { Plaintext } = await (await openKms()).send(
    new DecryptCommand({
      KeyId: variable('SECRETS_KEY_ID'),
      CiphertextBlob: Buffer.from(ciphertext, 'base64'),
      EncryptionContext: { organization: org, field },
    }),
  )
  return Buffer.from(Plaintext ?? []).toString()
}

async function openKms() {
  const { KMSClient } = await import('@aws-sdk/client-kms')
  client ??= new KMSClient(PATIENCE)
  return client
}
