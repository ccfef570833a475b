import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileDrop, FileInput } from '@/ui/form/file-input';
import { useFormField, type FormFieldProps } from '@/ui/form/use-form-field';

type FileFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** The types of the file dialog, e.g. `image/*`. The form's rules check dropped files. */
  accept: string;
};

/** Takes a dropped or chosen file and validates it immediately; the form holds a `File`, or null. */
export function FileField<Values extends FieldValues, Output>(props: FileFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { frame, input, value, change } = useFormField(props);
  const { inputRef, onBlur } = input;
  const { label, isDisabled, hasError, helperText } = frame;
  const { trigger, getValues, clearErrors, setFocus } = useFormContext<Values>();
  const fileInput = useRef<HTMLInputElement>(null);
  const id = useId();
  const file = value instanceof File ? value : null;

  async function take(chosen: File) {
    change(chosen);
    // Replaces the message about the previous file.
    await trigger(props.name);
    // If the file was replaced or cleared meanwhile, the message is about the wrong file.
    const current: unknown = getValues(props.name);
    if (current !== chosen) void trigger(props.name);
  }

  function clear() {
    // The focused button disappears.
    setFocus(props.name);
    change(null);
    clearErrors(props.name);
  }

  return (
    <FormControl error={hasError} disabled={isDisabled} required={frame.isRequired}>
      <FormLabel id={`${id}-label`} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {label}
      </FormLabel>
      <FileDrop onFile={isDisabled ? null : (dropped) => void take(dropped)}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            border: '1px dashed',
            borderColor: hasError ? 'error.text' : 'control.border',
            borderRadius: 1,
            backgroundColor: 'background.paper',
          }}
        >
          <UploadFile aria-hidden sx={{ color: 'text.secondary' }} />
          <Typography
            variant="body2"
            role="status"
            sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {file ? t('file.chosen', { name: file.name }) : t(isDisabled ? 'file.noneChosen' : 'file.hint')}
          </Typography>
          {file && (
            <Button size="small" disabled={isDisabled} onClick={clear}>
              {t('action.clear')}
            </Button>
          )}
          <Button
            id={`${id}-button`}
            ref={inputRef}
            size="small"
            variant="outlined"
            disabled={isDisabled}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={helperText ? `${id}-hint` : undefined}
            aria-invalid={hasError || undefined}
            onClick={() => fileInput.current?.click()}
            onBlur={onBlur}
          >
            {t('action.choose')}
          </Button>
          <FileInput
            ref={fileInput}
            accept={props.accept}
            label={label}
            onFile={(picked) => void take(picked)}
          />
        </Box>
      </FileDrop>
      {helperText && <FormHelperText id={`${id}-hint`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
