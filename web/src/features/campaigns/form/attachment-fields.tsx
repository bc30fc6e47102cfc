import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Car, ImageUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { uploadFile } from '../../../data/uploads.ts'
import { useVehicle } from '../../../data/vehicle.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { VehiclePicker } from '../../inventory/index.ts'
import { campaignTexts } from '../texts.ts'
import type { FieldsProps } from './basic-fields.tsx'

interface AttachmentFieldsProps extends FieldsProps {
  /** Its picture's name, as saved. */
  pictureName: string | null | undefined
}

/** A picture or a vehicle that goes with the text. */
export function AttachmentFields({ form, pictureName }: AttachmentFieldsProps) {
  const { media_url, vehicle_id } = form.watch()
  return (
    <Stack gap="4" direction={{ base: 'column', sm: 'row' }}>
      {vehicle_id === '' && <PictureField form={form} pictureName={pictureName} />}
      {media_url === '' && <VehicleField form={form} />}
    </Stack>
  )
}

function PictureField({ form, pictureName }: AttachmentFieldsProps) {
  const t = useText(campaignTexts)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [name, setName] = useState(pictureName ?? '')
  const { media_url, channel } = form.watch()
  const pictures = Object.keys(CHANNELS[channel].files.bytes).filter((type) => type.startsWith('image/'))

  async function take(file: File) {
    setBusy(true)
    setFailure(undefined)
    try {
      form.setValue('media_url', await uploadFile(file))
      setName(file.name)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormField label={t('picture')} error={failure ?? form.formState.errors.media_url?.message}>
      <HStack wrap="wrap">
        <input
          ref={input}
          type="file"
          hidden
          accept={pictures.join()}
          aria-label={t('picture')}
          onChange={({ target }) => {
            if (target.files?.[0]) take(target.files[0])
            // Allows the same file to be chosen again.
            target.value = ''
          }}
        />
        {media_url === '' ? (
          <Button
            variant="outline"
            loading={isBusy}
            loadingText={t('uploading')}
            onClick={() => input.current?.click()}
          >
            <ImageUp /> {t('choose_picture')}
          </Button>
        ) : (
          <Chosen label={name || t('picture')} onRemove={() => form.setValue('media_url', '')} />
        )}
      </HStack>
    </FormField>
  )
}

function VehicleField({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const [isOpen, setOpen] = useState(false)
  const { vehicle_id, channel, body } = form.watch()
  return (
    <FormField label={t('vehicle')} error={form.formState.errors.vehicle_id?.message}>
      <HStack wrap="wrap">
        {vehicle_id === '' ? (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Car /> {t('choose_vehicle')}
          </Button>
        ) : (
          <ChosenVehicle id={vehicle_id} onRemove={() => form.setValue('vehicle_id', '')} />
        )}
        <VehiclePicker
          open={isOpen}
          to={{ type: channel }}
          blocked={undefined}
          chooseLabel={t('choose_vehicle')}
          priceWord={`{{price|${t('call_for_price')}}}`}
          onSend={(words, id) => {
            form.setValue('vehicle_id', id ?? '')
            if (body.trim() === '') form.setValue('body', words)
          }}
          onClose={() => setOpen(false)}
        />
      </HStack>
    </FormField>
  )
}

function ChosenVehicle({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useText(campaignTexts)
  const { vehicle } = useVehicle(id)
  return <Chosen label={vehicle?.title ?? t('vehicle')} onRemove={onRemove} />
}

function Chosen({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText(campaignTexts)
  return (
    <>
      <Text fontSize="sm" overflowWrap="anywhere">
        {label}
      </Text>
      <IconButton size="xs" variant="ghost" aria-label={t('remove_attached', { name: label })} onClick={onRemove}>
        <X />
      </IconButton>
    </>
  )
}
