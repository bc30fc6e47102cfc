import { useEffect, useRef, useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { prepareUpload, startSync } from '../../../data/syncs.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { sendFile, UploadRefused } from '../../../lib/send-file.ts'
import { useSyncText } from './texts.ts'

/** Imports a file manually: an upload, then a sync that reads it. */
export function useUpload() {
  const t = useSyncText()
  /** The fraction of the file uploaded, 0 to 1; undefined while none is being sent. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const calledOff = useRef<AbortController>(undefined)
  useEffect(() => () => calledOff.current?.abort(), [])

  /** Returns the sync that was started; undefined if there is none. */
  async function upload(file: File): Promise<Run | undefined> {
    const gone = new AbortController()
    calledOff.current = gone
    setFailure(undefined)
    setSent(0)
    try {
      const { upload_id, ...place } = await prepareUpload(file)
      await sendFile(place, file, { onProgress: setSent, signal: gone.signal })
      return (await startSync(upload_id)).sync
    } catch (error) {
      if (!gone.signal.aborted) setFailure(error instanceof UploadRefused ? t('upload_failed') : errorText(error))
    } finally {
      setSent(undefined)
    }
  }
  return { upload, sent, failure, forget: () => setFailure(undefined) }
}
