import { refusal } from '#contract/words.ts'

export const leavingRefusals = {
  other_name: refusal({
    code: 'invalid',
    en: 'This is not the dealership’s name.',
    es: 'Este no es el nombre de la agencia.',
  }),
  closing_already: refusal({
    code: 'conflict',
    en: 'This account is already being closed.',
    es: 'Esta cuenta ya se está cerrando.',
  }),
  not_closing: refusal({
    code: 'conflict',
    en: 'This account isn’t being closed, or is already gone.',
    es: 'Esta cuenta no se está cerrando o ya no existe.',
  }),
  closed_by_lotwire: refusal({
    code: 'forbidden',
    en: 'Lotwire is closing this account. Write to us to have it reopened.',
    es: 'Lotwire está cerrando esta cuenta. Escríbenos para reabrirla.',
  }),
}
