import { Clipboard, HStack, Link } from '@chakra-ui/react'
import { CopyButton } from './copy-button.tsx'

interface PhoneLinkProps {
  /** As it is dialed, `+15125550100`, and as it is read. */
  number: string
  text: string
  callLabel: string
  copyLabel: string
  copiedLabel: string
}

/** A telephone number: a click calls it, the button beside it copies it as it is read. */
export function PhoneLink({ number, text, callLabel, copyLabel, copiedLabel }: PhoneLinkProps) {
  return (
    <Clipboard.Root value={text} timeout={2000} display="inline-block">
      <HStack gap="0.5">
        <Link href={`tel:${number}`} aria-label={callLabel} fontWeight="600" whiteSpace="nowrap">
          {text}
        </Link>
        <CopyButton label={text} copyLabel={copyLabel} copiedLabel={copiedLabel} />
      </HStack>
    </Clipboard.Root>
  )
}
