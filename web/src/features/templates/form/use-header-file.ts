import { useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { uploadHeader } from '../api.ts'
import { useTemplateText } from '../texts.ts'

/** Uploads the file of a header and hands over what the form takes for it. */
export function useHeaderFile(onUploaded: (address: string) => void) {
  const t = useTemplateText()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function take(file: File) {
    setBusy(true)
    setError(undefined)
    try {
      onUploaded(await uploadHeader(file))
      setName(file.name)
    } catch (failure) {
      setError(errorText(failure, t('header_file_failed')))
    } finally {
      setBusy(false)
    }
  }
  return { take, isBusy, error, name }
}
