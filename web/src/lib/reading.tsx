import type { PropsWithChildren } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { mayRecover } from './api-error.ts'
import { noticeEndOfSession } from './session.ts'

const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 30_000

const reading: SWRConfiguration = {
  onError: noticeEndOfSession,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (!mayRecover(error)) return
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (retryCount - 1))
    setTimeout(() => void revalidate({ retryCount }), waitMs)
  },
}

/** Configures retries of failed reads. */
export const Reading = ({ children }: PropsWithChildren) => <SWRConfig value={reading}>{children}</SWRConfig>
