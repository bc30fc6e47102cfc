import { Button, Flex, Input, Text } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ListedVehicle } from '../../../../../functions/contract/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { useInventoryText } from '../texts.ts'
import { vehicleAddress } from '../vehicle-address.ts'

const COPIED_FOR_MS = 2_000

/** A car's link to copy, where the device has no sheet to share it with; closes by itself once it is copied. */
export function ShareDialog({ vehicle, onClose }: { vehicle: ListedVehicle | null; onClose: () => void }) {
  const t = useInventoryText()
  const common = useText()
  return (
    <DialogFrame
      open={vehicle !== null}
      onClose={onClose}
      title={t('share_title')}
      closeLabel={common('close')}
      size="sm"
      footer={
        <Button variant="outline" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      {vehicle && <CopyLink vehicle={vehicle} onClose={onClose} />}
    </DialogFrame>
  )
}

function CopyLink({ vehicle, onClose }: { vehicle: ListedVehicle; onClose: () => void }) {
  const t = useInventoryText()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(onClose, COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(vehicleAddress(vehicle.id))
      setCopied(true)
    } catch {
      // Without the clipboard the link is marked, to be copied by hand.
      field.current?.select()
    }
  }
  return (
    <>
      <Text color="fg.muted" marginBottom="3">
        {vehicle.title}
      </Text>
      <Flex gap="2">
        <Input
          ref={field}
          readOnly
          aria-label={t('share_link')}
          value={vehicleAddress(vehicle.id)}
          fontSize="sm"
          bg="bg.subtle"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy} flexShrink="0" minWidth="28">
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        </Button>
      </Flex>
    </>
  )
}
