import type { AwsClient } from 'aws4fetch'
import { openSigner as openReal } from '../../../functions/core/platform/aws/open-signer.ts'

type Init = Parameters<AwsClient['fetch']>[1]

/**
 * The signer of calls to queues and events in the local build: their twins check no signature, but only whose it is.
 */
export async function openSigner(options: { retries: number }): Promise<AwsClient> {
  const real = await openReal(options)
  return Object.assign(Object.create(real) as AwsClient, {
    fetch: (url: string, { aws, ...init }: NonNullable<Init> = {}) =>
      fetch(url, {
        ...init,
        headers: { ...init.headers, authorization: nameOf(real.accessKeyId, aws?.service ?? '') },
      }),
  })
}

const nameOf = (accessKeyId: string, service: string) =>
  `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`
