import { Button, Flex, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { type ContactImport, OnKnown } from '#contract/customers/imports.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { ColumnFields } from './column-fields.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImportText } from './texts.ts'
import type { Import } from './use-import.ts'

/** An import's options: columns, existing contacts, and source of consent. */
export function ImportSetup({ run, file }: { run: ContactImport; file: Import }) {
  const t = useImportText()
  const [onKnown, setOnKnown] = useState(run.on_known)
  const [consent, setConsent] = useState(run.consent)
  const [isConsentMissing, setConsentMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function busyWhile(work: Promise<unknown>) {
    setBusy(true)
    await work
    setBusy(false)
  }
  function start(event: FormEvent) {
    event.preventDefault()
    setConsentMissing(consent.trim() === '')
    if (consent.trim() === '') return
    void busyWhile(file.change({ on_known: onKnown, consent, start: true }))
  }
  return (
    <form onSubmit={start}>
      <Stack gap="6">
        <ColumnFields run={run} onChange={(mapping) => busyWhile(file.change({ mapping }))} />
        <ImportPreview run={run} />
        <Choice
          label={t('on_known')}
          value={onKnown}
          onChange={(value) => setOnKnown(OnKnown.parse(value))}
          options={OnKnown.options.map((value) => ({ value, text: t(`on_known_${value}`) }))}
        />
        <FormField
          label={t('consent')}
          hint={t('consent_hint')}
          error={isConsentMissing ? t('consent_missing') : undefined}
        >
          <Input
            autoComplete="off"
            maxLength={500}
            placeholder={t('consent_example')}
            value={consent}
            onChange={({ target }) => {
              setConsent(target.value)
              setConsentMissing(false)
            }}
          />
        </FormField>
        <Flex wrap="wrap" justify="flex-end" gap="3">
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => busyWhile(file.cancel())}>
            {t('cancel_import')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('start_import')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
