import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readContactLists } from '../../../data/contacts.ts'
import { type ImportChange, prepareImport, removeImport, updateImport, useImportRun } from '../../../data/imports.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { sendFile, UploadRefused } from '../../../lib/send-file.ts'
import { useFollowed } from '../use-followed.ts'
import { useImportText } from './texts.ts'

/** Brings contacts in from a file: its way up, how it is read, and what came of it. */
export function useImport() {
  const t = useImportText()
  const { id, follow } = useFollowed('import')
  const { data: run, error } = useImportRun(id)
  /** The uploaded part of the file, 0 to 1; undefined while nothing is sent. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const calledOff = useRef<AbortController>(undefined)
  useEffect(() => () => calledOff.current?.abort(), [])

  const isOver = run !== undefined && !['waiting', 'ready', 'running'].includes(run.status)
  const showMade = useEffectEvent(() => readContactLists())
  useEffect(() => {
    if (isOver) void showMade()
  }, [isOver])

  /** Does something with the import; what went wrong is said in the dialog. Answers whether it was done. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      setFailure(cause instanceof UploadRefused ? t('upload_failed') : errorText(cause))
      return false
    }
  }
  return {
    run: error?.status === 404 ? undefined : run,
    /** One is followed whose state is not here yet. */
    isComing: id !== undefined && !run && error?.status !== 404,
    isOver,
    sent,
    failure,
    upload: async (file: File) => {
      const gone = new AbortController()
      calledOff.current = gone
      setSent(0)
      await attempt(async () => {
        const { id: made, upload } = await prepareImport(file)
        await sendFile(upload, file, { onProgress: setSent, signal: gone.signal })
        follow(made)
      })
      setSent(undefined)
    },
    change: (change: ImportChange) => attempt(async () => updateImport(run?.id ?? '', change)),
    /** Stops one that is under way; what was done by then stays. */
    cancel: () => attempt(async () => removeImport(run?.id ?? '', 'cancel')),
    /** Takes back what a finished one made. */
    undo: () => attempt(async () => removeImport(run?.id ?? '')),
    /** Shows an earlier one. */
    open: follow,
    /** Makes room for another file. */
    forget: () => {
      setFailure(undefined)
      follow()
    },
  }
}
export type Import = ReturnType<typeof useImport>
