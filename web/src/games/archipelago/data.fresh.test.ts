import { expect, test } from 'vitest';
import { dataText } from '../../../scripts/archipelago-data';

test('the data of the page are those of the rules', async () => {
  await expect(dataText('../rules/archipelago')).toMatchFileSnapshot('./data.json');
});
