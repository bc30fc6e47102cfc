import { refusedFields } from '../../platform/errors.ts'
import { isCallable, isLocalCloud } from '../../platform/is-callable.ts'

/** Throws for an address that is never called. */
export function checkUrl(url: string): void {
  if (!isCallable(url, isLocalCloud())) throw refusedFields({ url: { key: 'webhook_url_wrong' } })
}
