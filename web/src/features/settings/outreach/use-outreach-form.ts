import { type FormEvent, useState } from 'react'
import { refusedValues, type SettingKey, type SettingValues } from '../../../data/use-setting-group.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { outreachTexts } from './texts.ts'

export type OutreachKey = SettingKey<'outreach'>
type OutreachValues = SettingValues<'outreach'>

export interface OutreachFormProps {
  saved: OutreachValues
  save: (changed: Partial<OutreachValues>) => Promise<void>
  onBanner: (banner: Banner) => void
}

/** What was changed of the settings, and what the server refused of it. */
export function useOutreachForm({ saved, save, onBanner }: OutreachFormProps) {
  const t = useText(outreachTexts)
  const shared = useText(settingsTexts)
  const [changed, setChanged] = useState<Partial<OutreachValues>>({})
  const [wrong, setWrong] = useState<Partial<Record<OutreachKey, string>>>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setWrong({})
    try {
      if (Object.keys(changed).length > 0) await save(changed)
      setChanged({})
      onBanner({ status: 'success', text: t('saved') })
    } catch (error) {
      const refused = refusedValues<'outreach'>(error, changed)
      setWrong(refused)
      if (Object.keys(refused).length === 0)
        onBanner({ status: 'error', text: `${shared('save_failed')}: ${errorText(error)}` })
    } finally {
      setBusy(false)
    }
  }
  return {
    submit,
    isBusy,
    field: (key: OutreachKey) => ({
      value: changed[key] ?? saved[key],
      error: wrong[key],
      onChange: (value: string) => {
        setChanged((before) => ({ ...before, [key]: value }))
        setWrong(({ [key]: _, ...rest }) => rest)
      },
    }),
  }
}
export type OutreachField = ReturnType<ReturnType<typeof useOutreachForm>['field']>
