import { useEffect, useRef, useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { prepareUpload, startSync } from '../../../data/syncs.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { sendFile, UploadRefused } from '../../../lib/send-file.ts'
import { useSyncText } from './texts.ts'

/** Brings a file in by hand: up to the store, then a run that reads it. */
export function useUpload() {
  const t = useSyncText()
  /** How much of the file has left, 0 to 1; undefined while nothing is sent. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const calledOff = useRef<AbortController>(undefined)
  useEffect(() => () => calledOff.current?.abort(), [])

  /** Answers the run that is begun; undefined where none is. */
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
