import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Phrase } from '#contract/assistant/phrases.ts'
import { updatePhrase } from '../../../data/assistant.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useDialogBusy } from '../../../ui/dialog-busy.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { slotsIn } from './groups.ts'
import { meaningOf } from './meaning-of.ts'
import { OwnField } from './own-field.tsx'
import { phraseTexts } from './texts.ts'
import { Wording } from './wording.tsx'

const LANGUAGES = ['en', 'es'] as const

interface PhraseDialogProps {
  /** Undefined while closed. */
  phrase: Phrase | undefined
  onClose: () => void
}

/** A phrase with all its wordings, and the dealership's own in their place. */
export function PhraseDialog({ phrase, onClose }: PhraseDialogProps) {
  const common = useText()
  const language = useLanguage()
  return (
    <FormDialog
      open={phrase !== undefined}
      onClose={onClose}
      title={phrase ? meaningOf(phrase, language) : ''}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
      size="lg"
    >
      {phrase && <PhraseForm phrase={phrase} onDone={onClose} />}
    </FormDialog>
  )
}

function PhraseForm({ phrase, onDone }: { phrase: Phrase; onDone: () => void }) {
  const t = useText(phraseTexts)
  const { isBusy, busyWhile } = useDialogBusy()
  const [own, write] = useState({ en: phrase.own?.en ?? '', es: phrase.own?.es ?? '' })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string>()
  async function keep(written: typeof own | null) {
    setError(undefined)
    try {
      const isOwn = written !== null && (written.en.trim() !== '' || written.es.trim() !== '')
      await updatePhrase(phrase.id, isOwn ? written : null)
      toaster.create({ type: 'success', title: t(isOwn ? 'saved' : 'was_reset') })
      onDone()
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {}
      setWrong(fields)
      if (!LANGUAGES.some((one) => fields[`own.${one}`])) setError(errorText(failure))
    }
  }
  return (
    <DialogForm error={error} errorTitle={t('save_failed')} onSubmit={() => keep(own)}>
      <Stack as="section" gap="2" aria-label={t('said')}>
        <Text as="h3" fontSize="sm" fontWeight="600">
          {t('said')}
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {LANGUAGES.map((one) => (
            <Stack key={one} gap="1" lang={one}>
              <Text fontSize="sm" color="fg.muted">
                {t(one === 'en' ? 'english' : 'spanish')}
              </Text>
              <ul className="phrase-wordings">
                {phrase.wordings[one].map((wording) => (
                  <li key={wording}>
                    <Wording text={wording} />
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </SimpleGrid>
        <Text fontSize="sm" color="fg.muted">
          {t('said_hint')}
        </Text>
      </Stack>
      {LANGUAGES.map((one) => (
        <OwnField
          key={one}
          language={one}
          value={own[one]}
          slots={slotsIn(phrase)}
          error={wrong[`own.${one}`]}
          onChange={(text) => {
            write({ ...own, [one]: text })
            setWrong({ ...wrong, [`own.${one}`]: '' })
          }}
        />
      ))}
      <Text fontSize="sm" color="fg.muted">
        {t('own_responsible')}
      </Text>
      {phrase.own && (
        <Button variant="outline" alignSelf="flex-start" disabled={isBusy} onClick={() => busyWhile(keep(null))}>
          <RotateCcw /> {t('reset')}
        </Button>
      )}
    </DialogForm>
  )
}
