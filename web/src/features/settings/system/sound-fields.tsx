import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Volume2 } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { NOTIFICATION_SOUNDS } from '#contract/people/notification-sounds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { useText } from '../../../lib/language/text.ts'
import { playSound } from '../../../lib/sounds.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { systemTexts } from './texts.ts'

/** The sound of a new chat, with a preview at the chosen volume. */
export function SoundFields({ form: { register, watch } }: { form: UseFormReturn<Organization> }) {
  const t = useText(systemTexts)
  const id = useId()
  const [isOn, sound, volume] = watch(['notification_sound_enabled', 'new_chat_sound', 'notification_volume'])
  return (
    <SectionPart title={t('sound')}>
      <Stack gap="5" maxWidth="96">
        <NativeCheckbox label={t('notification_sound_enabled')} {...register('notification_sound_enabled')} />
        <Choice
          label={t('new_chat_sound')}
          field={register('new_chat_sound')}
          options={NOTIFICATION_SOUNDS.map((one) => ({ value: one, text: t(one) }))}
        />
        <Stack gap="2">
          <Flex justify="space-between" fontSize="sm" fontWeight="500">
            <label htmlFor={id}>{t('notification_volume')}</label>
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {volume}
            </Text>
          </Flex>
          <input
            type="range"
            id={id}
            min={0}
            max={100}
            step={5}
            style={{ minHeight: '2rem' }}
            {...register('notification_volume', { valueAsNumber: true })}
          />
        </Stack>
        <HStack>
          <Button type="button" variant="outline" disabled={!isOn} onClick={() => playSound(sound, Number(volume))}>
            <Volume2 /> {t('play')}
          </Button>
        </HStack>
      </Stack>
    </SectionPart>
  )
}
