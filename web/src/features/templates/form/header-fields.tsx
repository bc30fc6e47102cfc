import { Button, HStack, Input, Text } from '@chakra-ui/react'
import { Check, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { HEADER_FILES, HEADER_TYPES, TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'
import { Select } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useFormText } from './texts.ts'
import type { HeaderFile } from './use-header-file.ts'
import type { FormInHand } from './use-template-form.ts'

/** The header: none, a text, or a file shown in every message. */
export function HeaderFields({ form, file }: { form: FormInHand; file: HeaderFile }) {
  const t = useFormText()
  const { values, set, errorOf, riskOf } = form
  const { header_type: type, header_text: text } = values
  return (
    <>
      <FormField label={t('header')} error={errorOf('header_type')}>
        <Select
          value={type}
          options={HEADER_TYPES.map((value) => ({ value, text: t(`header_${value}`) }))}
          onChange={(header_type) => set({ header_type, header_media_url: '' })}
        />
      </FormField>
      {type === 'text' && (
        <FormField
          label={t('header_words')}
          hint={
            riskOf('header_text') ??
            (text.length > 0 && t('characters', { count: text.length, limit: TEMPLATE_LIMITS.header }))
          }
          error={errorOf('header_text')}
        >
          <Input value={text} onChange={({ target }) => set({ header_text: target.value })} />
        </FormField>
      )}
      {(type === 'image' || type === 'video' || type === 'document') && (
        <FileField form={form} file={file} type={type} />
      )}
    </>
  )
}

interface FileFieldProps {
  form: FormInHand
  file: HeaderFile
  type: keyof typeof HEADER_FILES
}

function FileField({ form, file, type }: FileFieldProps) {
  const t = useFormText()
  const input = useRef<HTMLInputElement>(null)
  const isThere = form.values.header_media_url !== ''
  return (
    <FormField
      label={t('header_file')}
      hint={t(`header_file_hint_${type}`)}
      error={file.error ?? form.errorOf('header_media_url')}
    >
      <HStack wrap="wrap">
        <input
          ref={input}
          type="file"
          hidden
          accept={HEADER_FILES[type].types.join()}
          aria-label={t('header_file')}
          onChange={({ target }) => {
            if (target.files?.[0]) file.take(target.files[0])
            // Allows the same file to be chosen again.
            target.value = ''
          }}
        />
        <Button
          variant="outline"
          loading={file.isBusy}
          loadingText={t('uploading')}
          onClick={() => input.current?.click()}
        >
          <FileUp size={16} /> {t(isThere ? 'replace_file' : 'choose_file')}
        </Button>
        {isThere && (
          <Text color="fg.success" fontSize="sm" display="inline-flex" alignItems="center" gap="1" role="status">
            <Check size={16} aria-hidden /> {file.name || t('file_there')}
          </Text>
        )}
      </HStack>
    </FormField>
  )
}
