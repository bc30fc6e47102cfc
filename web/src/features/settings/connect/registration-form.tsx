import { Button, HStack, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { type Registration, RegistrationEntry } from '#contract/telephony/registration.ts'
import { REGISTRATION_REASONS } from '#contract/telephony/registration-reasons.ts'
import { say } from '#contract/words.ts'
import { saveRegistration, submitRegistration } from '../../../data/registration.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { bodyOf, type Entry, entryOf, FIELD_OF } from './registration-entry.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { registrationTexts } from './registration-texts.ts'

interface RegistrationFormProps {
  registration: Registration
  onBanner: (banner: Banner) => void
}

/** What carriers ask of a dealership, filled in as far as it is known; what was refused is said at its field. */
export function RegistrationForm({ registration, onBanner }: RegistrationFormProps) {
  const t = useText(registrationTexts)
  const language = useLanguage()
  const { refusals, form: known } = registration
  const values = entryOf(registration)
  const form = useContractForm<Entry>({
    schema: RegistrationEntry,
    values,
    // Optional ones that are empty stay as they are.
    bodyOf: ({ tax_id, business_type, ...entry }) => ({
      ...entry,
      ...(tax_id && { tax_id }),
      ...(business_type && { business_type }),
    }),
    empty: { legal_name: t('needed'), website: t('needed'), business_type: t('needed'), tax_id: t('needed') },
    needed: {
      fields: ['legal_name', 'website', 'business_type', ...(known.has_tax_id ? [] : (['tax_id'] as const))],
    },
  })
  const send = useSubmit(
    form,
    async (entry) => {
      await saveRegistration(bodyOf(entry, values))
      await submitRegistration()
      form.reset({ ...entry, tax_id: '' })
      onBanner({ status: 'success', text: t('sent') })
    },
    t('send_failed'),
  )
  const [isSaving, setSaving] = useState(false)
  async function save() {
    setSaving(true)
    try {
      await saveRegistration(bodyOf(form.getValues(), values))
      onBanner({ status: 'success', text: t('saved') })
    } catch (error) {
      onBanner({ status: 'error', text: errorText(error, t('save_failed')) })
    } finally {
      setSaving(false)
    }
  }
  const refused: Partial<Record<keyof Entry, string>> = {}
  for (const { part, reason } of refusals.flatMap(({ reasons }) => reasons))
    if (part) refused[FIELD_OF[part]] ??= say(REGISTRATION_REASONS[reason].words, language, {})
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={send} onInput={() => form.clearErrors('root')}>
      <Stack gap="7">
        <RegistrationFields form={form} known={known} fixed={registration.fixed} refused={refused} />
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
        <HStack wrap="wrap" gap="3">
          <Button type="submit" loading={isSubmitting} disabled={isSaving}>
            {t(refusals.length > 0 ? 'send_again' : 'send')}
          </Button>
          <Button type="button" variant="outline" loading={isSaving} disabled={isSubmitting} onClick={save}>
            {t('save')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}
