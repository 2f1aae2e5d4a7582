/** Figures in the documents are those of the code. What the owner may change, such as retention, no document prints. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '../../lambdas/shared/limits.ts'
import { photoRules } from '../../lambdas/shared/photo-rules.ts'
import { retention } from '../../lambdas/shared/retention.ts'

const { ordinaryMails, urgentMails, markedMails } = limits
const { queueDays, backupDays } = retention
const { mailWaitMinutes, uploadWaitMinutes } = photoRules

/** Where each figure stands, by the words around it. */
const figures: [document: string, words: RegExp, ...values: number[]][] = [
  ['operate', /more than (\w+) mails an hour, or (\w+) urgent ones/, ordinaryMails.most, urgentMails.most],
  ['operate', /a backup for (\w+) days/, backupDays],
  ['operate', /between (\w+) days and five minutes ago/, backupDays],
  ['owner', /under way, (\w+) minutes at most/, mailWaitMinutes],
  ['owner', /at most (\w+) mails come an hour/, ordinaryMails.most],
  ['owner', /apart from them, and (\w+) of what looks like spam/, markedMails.most],
  ['owner', /Backups forget within (\w+) days/, backupDays],
  ['promises', /under way, (\w+) minutes at most/, mailWaitMinutes],
  ['promises', /any second of (\w+) days/, backupDays],
  ['promises', /keep a message for (\w+) days/, queueDays],
  ['contributing', /after (\w+) minutes, because the mail waits (\w+);/, uploadWaitMinutes, mailWaitMinutes],
]
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test.each(figures)('docs/%s.md, %s', (document, pattern, ...values) => {
  const [, ...found] = pattern.exec(readFileSync(`docs/${document}.md`, 'utf8')) ?? []
  expect(found.map((figure) => (words.includes(figure) ? words.indexOf(figure) : Number(figure)))).toEqual(values)
})
