import { useState } from 'react'
import type { TriedStep } from '#contract/outreach/automation-schema.ts'
import { tryAutomation } from '../../../data/automations.ts'
import { useDeeds } from '../use-deeds.ts'

interface Customer {
  id: string
  name: string
}

/** Tries the saved automation on a customer. */
export function useTry(id: string | undefined) {
  const { told } = useDeeds()
  const [customer, setCustomer] = useState<Customer>()
  const [steps, setSteps] = useState<TriedStep[]>()
  const [isTrying, setTrying] = useState(false)
  const start = async (chosen: Customer) => {
    if (!id) return
    setCustomer(chosen)
    setSteps(undefined)
    setTrying(true)
    await told(tryAutomation(id, chosen.id).then(setSteps))
    setTrying(false)
  }
  return { customer, steps, isTrying, start }
}
