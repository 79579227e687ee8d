import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formattedText, plainText } from './formatted-text.ts';

const texts: [text: string, html: string][] = [
  ['*bold* _italic_ ~strike~ `code`', '<strong>bold</strong> <em>italic</em> <s>strike</s> <code>code</code>'],
  ['*_both_*', '<strong><em>both</em></strong>'],
  ['**two stars**', '*<strong>two stars</strong>*'],
  ['2 * 3 * 4 and a_b_c', '2 * 3 * 4 and a_b_c'],
  ['* not bold*', '<ul><li>not bold*</li></ul>'],
  ['*not\nbold*', '*not<br>bold*'],
  ['*Net sales:* ₹1,24,300', '<strong>Net sales:</strong> ₹1,24,300'],
  ['`*as it is*`', '<code>*as it is*</code>'],
  ['one\ntwo', 'one<br>two'],
  ['a\n\nb', 'a<br><br>b'],
  ['- one\n- *two*\nafter', '<ul><li>one</li><li><strong>two</strong></li></ul>after'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['> quoted\n> twice', '<blockquote>quoted<br>twice</blockquote>'],
  ['before ```*as*\nit is``` after', 'before <pre>*as*\nit is</pre> after'],
  ['<b>&"', '&lt;b&gt;&amp;&quot;'],
  [
    'see https://x.example/a_b_c?d=1&e.',
    'see <a href="https://x.example/a_b_c?d=1&amp;e" target="_blank" rel="noopener">https://x.example/a_b_c?d=1&amp;e</a>.',
  ],
  [
    '*https://x.example*',
    '<strong><a href="https://x.example" target="_blank" rel="noopener">https://x.example</a></strong>',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['(*in brackets*), _so_!', '(<strong>in brackets</strong>), <em>so</em>!'],
];

test('texts are shown as WhatsApp shows them', () => {
  for (const [text, html] of texts) assert.equal(formattedText(text), html);
});

test('on one line nothing of the formatting is left', () => {
  assert.equal(plainText('*Net*  _sales_\n```x``` 2 * 3'), 'Net sales x 2 * 3');
});
