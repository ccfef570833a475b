// Writes .gz and .br beside each text of a build, for servers of static files, and prints the sizes. Run by `npm run build`;
// `node scripts/compress-build.mjs [FOLDER]`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(?:css|html|js|json|svg)$/;
/** In a smaller file compression saves less than the headers of the response take. */
const LEAST_BYTES = 1024;
/** 10 takes three times as long for 6 % less, 11 six times for 7 %. */
const BROTLI_QUALITY = 9;

const compress = { gz: promisify(gzip), br: promisify(brotliCompress) };

const compressionOptions = (bytes) => ({
  gz: { level: 9 },
  br: {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  },
});

async function compressFile(path) {
  const content = await readFile(path);
  const sizes = { raw: content.length, gz: content.length, br: content.length };
  if (content.length < LEAST_BYTES) return sizes;
  const options = compressionOptions(content.length);
  for (const [ending, run] of Object.entries(compress)) {
    const packed = await run(content, options[ending]);
    sizes[ending] = packed.length;
    await writeFile(`${path}.${ending}`, packed);
  }
  return sizes;
}

/** Writes the compressed files of a built folder; resolves with the bytes of each text, raw and compressed. */
export async function compressBuild(outDir) {
  const names = await readdir(outDir, { recursive: true });
  const files = names.filter((name) => TEXTS.test(name) && !name.startsWith('.vite'));
  // Node compresses in four threads at once.
  return Promise.all(files.map((name) => compressFile(join(outDir, name))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = performance.now();
  const sizes = await compressBuild(
    fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url)),
  );
  const kib = (kind) => Math.round(sizes.reduce((sum, file) => sum + file[kind], 0) / 1024);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${sizes.length} files: ${kib('raw')} KiB, gzip ${kib('gz')}, brotli ${kib('br')} (${seconds} s)\n`,
  );
}
