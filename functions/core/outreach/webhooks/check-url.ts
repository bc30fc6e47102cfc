import { refusedFields } from '../../platform/errors.ts'
import { isCallable } from './rules.ts'

/** Our own site has no https in the local cloud alone. */
export const isLocalCloud = () => new URL(process.env.PUBLIC_URL ?? 'https://invalid').protocol === 'http:'

/** Throws for an address that is never called. */
export function checkUrl(url: string): void {
  if (!isCallable(url, isLocalCloud())) throw refusedFields({ url: { key: 'webhook_url_wrong' } })
}
