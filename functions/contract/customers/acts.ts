import type { Sentences } from '#contract/act.ts'

/** Changes of how contacts are sorted, and lists that came or left. */
export const customersActs = {
  label_created: { en: 'Added the label “{label}”', es: 'Agregó la etiqueta “{label}”' },
  label_updated: { en: 'Changed the label “{before}” to “{label}”', es: 'Cambió la etiqueta “{before}” a “{label}”' },
  label_removed: { en: 'Removed the label “{label}”', es: 'Eliminó la etiqueta “{label}”' },
  field_created: { en: 'Added the contact field “{field}”', es: 'Agregó el campo de contactos “{field}”' },
  field_updated: {
    en: 'Changed the contact field “{before}” to “{field}”',
    es: 'Cambió el campo de contactos “{before}” a “{field}”',
  },
  field_removed: { en: 'Deleted the contact field “{field}”', es: 'Eliminó el campo de contactos “{field}”' },
  stage_created: { en: 'Added the stage “{stage}”', es: 'Agregó la etapa “{stage}”' },
  stage_updated: { en: 'Changed the stage “{before}” to “{stage}”', es: 'Cambió la etapa “{before}” a “{stage}”' },
  stage_removed: { en: 'Removed the stage “{stage}”', es: 'Eliminó la etapa “{stage}”' },
  stage_times_changed: { en: 'Changed the board’s hours', es: 'Cambió las horas del tablero' },
  contacts_merged: { en: 'Merged {contact} into another contact', es: 'Combinó a {contact} con otro contacto' },
  merge_undone: { en: 'Undid the merge of {contact}', es: 'Deshizo la combinación de {contact}' },
  contacts_exported: { en: 'Exported contacts', es: 'Exportó contactos' },
  contacts_imported: { en: 'Imported contacts from {file}', es: 'Importó contactos de {file}' },
  import_ended: { en: 'Stopped or undid the import of {file}', es: 'Detuvo o deshizo la importación de {file}' },
  contact_created_by_admin: {
    en: 'Added the contact {contact} as a system administrator',
    es: 'Agregó el contacto {contact} como administrador del sistema',
  },
} as const satisfies Sentences
