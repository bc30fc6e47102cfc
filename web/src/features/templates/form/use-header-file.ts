import { useEffect, useState } from 'react'
import { uploadFile } from '../../../data/uploads.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormText } from './texts.ts'

/** Uploads a header's file and passes on its value for the form. */
export function useHeaderFile(onUploaded: (address: string) => void) {
  const t = useFormText()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [seen, setSeen] = useState<{ here: string; address?: string }>()
  const here = seen?.here
  useEffect(() => () => URL.revokeObjectURL(here ?? ''), [here])

  async function take(file: File) {
    const shown = file.type.startsWith('image/') ? { here: URL.createObjectURL(file) } : undefined
    setBusy(true)
    setError(undefined)
    setSeen(shown)
    try {
      const address = await uploadFile(file)
      onUploaded(address)
      setName(file.name)
      setSeen(shown && { ...shown, address })
    } catch (failure) {
      setError(errorText(failure, t('header_file_failed')))
      setSeen(undefined)
    } finally {
      setBusy(false)
    }
  }
  return {
    take,
    isBusy,
    error,
    name,
    /** URL of the header's file in the preview: a new picture comes from this page, others are available once saved. */
    seenAt(address: string): string | null {
      if (seen && (isBusy || seen.address === address)) return seen.here
      return address.startsWith('http') ? address : null
    },
  }
}
export type HeaderFile = ReturnType<typeof useHeaderFile>
