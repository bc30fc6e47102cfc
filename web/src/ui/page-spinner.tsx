import { Flex, Spinner, Text } from '@chakra-ui/react'

/** A spinner in the middle of the screen, with what it is waiting for. */
export function PageSpinner({ text }: { text?: string }) {
  return (
    <Flex minHeight="60dvh" direction="column" align="center" justify="center" gap="4" role="status">
      <Spinner size="lg" borderWidth="3px" color="brand.solid" />
      {text && <Text color="fg.muted">{text}</Text>}
    </Flex>
  )
}
