import { Box, Grid, Input, Stack } from '@chakra-ui/react'
import { TEMPLATE_CATEGORIES, TEMPLATE_LANGUAGES, TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'
import { Select } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TemplatePreview } from '../template-preview.tsx'
import { BodyFields } from './body-fields.tsx'
import { ButtonFields } from './button-fields.tsx'
import { HeaderFields } from './header-fields.tsx'
import { draftOf } from './template-values.ts'
import { useFormText } from './texts.ts'
import { useHeaderFile } from './use-header-file.ts'
import type { FormInHand } from './use-template-form.ts'

/** The form of a template (S2 §5) and, beside it, the customer's view. */
export function TemplateFields({ form }: { form: FormInHand }) {
  const { values } = form
  const file = useHeaderFile((header_media_url) => form.set({ header_media_url }))
  const isFixed = values.category === 'AUTHENTICATION'
  const draft = draftOf(values)
  const shown = isFixed ? { ...draft, header_type: 'none' as const, footer_text: null, buttons: [] } : draft
  const samples = draft.variables.map((_, index) => draft.samples[index] ?? '')
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 340px' }} gap="6" alignItems="start">
      <Stack gap="5" minWidth="0">
        <NameFields form={form} />
        {!isFixed && <HeaderFields form={form} file={file} />}
        <BodyFields form={form} />
        {!isFixed && <FooterField form={form} />}
        {!isFixed && <ButtonFields form={form} />}
      </Stack>
      <Box position={{ lg: 'sticky' }} top="0">
        <TemplatePreview
          template={{ ...shown, header_media_url: file.seenAt(values.header_media_url) }}
          values={samples}
        />
      </Box>
    </Grid>
  )
}

function NameFields({ form: { values, set, errorOf, riskOf, isNew } }: { form: FormInHand }) {
  const t = useFormText()
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormField label={t('friendly_name')} hint={t('friendly_name_hint')} error={errorOf('friendly_name')}>
          <Input
            value={values.friendly_name}
            autoComplete="off"
            onChange={({ target }) => set({ friendly_name: target.value })}
          />
        </FormField>
        <FormField label={t('name')} hint={t('name_hint')} error={errorOf('name')}>
          <Input
            value={values.name}
            disabled={!isNew}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => set({ name: target.value })}
          />
        </FormField>
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormField label={t('language')} error={errorOf('language')}>
          <Select
            value={values.language}
            options={TEMPLATE_LANGUAGES.map((value) => ({ value, text: t(`language_${value}`) }))}
            onChange={(language) => set({ language })}
          />
        </FormField>
        <FormField
          label={t('category')}
          hint={riskOf('category') ?? t(`category_hint_${values.category}`)}
          error={errorOf('category')}
        >
          <Select
            value={values.category}
            options={TEMPLATE_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) }))}
            onChange={(category) => set({ category })}
          />
        </FormField>
      </Grid>
    </>
  )
}

function FooterField({ form: { values, set, errorOf } }: { form: FormInHand }) {
  const t = useFormText()
  const count = values.footer_text.length
  return (
    <FormField
      label={t('footer')}
      hint={count > 0 && t('characters', { count, limit: TEMPLATE_LIMITS.footer })}
      error={errorOf('footer_text')}
    >
      <Input value={values.footer_text} onChange={({ target }) => set({ footer_text: target.value })} />
    </FormField>
  )
}
