import { expect, openPage, test } from '../support/journey.ts';

for (const path of ['/en', '/en/product/302', '/en/cart']) {
  test(`a cold visit to ${path} asks for the Latin face alone, before the page needs it`, async ({
    page,
  }) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      const face = /manrope-([a-z-]+)-wght/.exec(request.url())?.[1];
      if (face !== undefined) faces.push(face);
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(faces).toEqual(['latin']);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    const amounts = await page.getByRole('main').innerText();
    expect(amounts).not.toMatch(/грн|zł/);
  });
}
